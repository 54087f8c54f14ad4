/** The settings of the budget: whether visitors may fill their cart by a sum, and by which shares. */
import * as v from 'valibot'
import { type BudgetRule, SHARE_MAX } from '../budget/budget-rules.ts'
import { CATEGORY_NAME_MAX } from '../category/category-form.ts'
import { labelOf } from './field-labels.ts'
import { faultWords, flag, line, list, number } from './fields.ts'

const message = () => faultWords().notBudgetRule({ label: labelOf('budgetRules') })

/** As small as the schemas that pages load already. */
function oneOf<const Value extends string>(values: readonly Value[]) {
  return v.pipe(
    v.string(message),
    v.check((text) => values.some((value) => value === text), message),
    v.transform((text) => text as Value),
  )
}

const rule = v.pipe(
  v.strictObject(
    {
      category: line('budgetRules', CATEGORY_NAME_MAX),
      share: v.pipe(
        number('share', 0, SHARE_MAX),
        v.integer(() => faultWords().wholeShare),
      ),
      children: oneOf(['yes', 'no']),
      noise: oneOf(['little', 'loud']),
    },
    message,
  ),
  v.transform((row): BudgetRule => row),
)

export const budgetFields = {
  offersBudget: flag('offersBudget'),
  /** A category without a row has the rule of a new one. */
  budgetRules: list('budgetRules', 300, rule),
}
