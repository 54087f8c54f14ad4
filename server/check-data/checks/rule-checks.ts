// Checks rules that the database does not enforce, since wrong rows were older.
import { tableRules } from '#server/database/rules.ts'
import type { Check } from '../check.ts'
import { faultWords } from '../fault-words.ts'

export const ruleChecks: readonly Check[] = tableRules().map((rule) => ({
  kind: 'rules',
  // Skips a rule that the database enforces.
  sql: ({ hasRule }) => `
      select * from (
        select case when ${hasRule(rule)} then 0 else (select count(*) from ${rule.table} where not (${rule.condition})) end as counted) rows_of
      where counted > 0`,
  say: ({ counted }) =>
    faultWords().brokenRule({
      count: Number(counted),
      table: rule.table,
      rule: rule.condition.replaceAll(/\s+/g, ' '),
    }),
}))
