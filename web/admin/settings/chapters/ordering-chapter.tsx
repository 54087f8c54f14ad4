// Ordering, charges and delivery.
import { states } from '#domain/checkout/state.ts'
import { labelOf } from '#domain/settings/field-labels.ts'
import { orderingChapter } from '#domain/words/en/office/shop/settings.ts'
import { Field, Select, TextInput } from '#web/ui/field.tsx'
import { useWords } from '#web/ui/words.ts'
import { LinesSetting, LongSetting, SwitchSetting, TextSetting } from '../fields/setting-field.tsx'
import { SettingGroup, SettingParts } from '../fields/setting-group.tsx'
import { type CellInput, RowsSetting } from '../fields/rows-setting.tsx'
import { StatesSetting } from '../fields/states-setting.tsx'
import type { ChapterForm, ChapterProps } from '../use-settings-form.ts'

export function OrderingChapter({ form }: ChapterProps) {
  const text = useWords(orderingChapter)
  return (
    <>
      <SettingGroup title={text.open}>
        <SwitchSetting form={form} name="takingOrders" help={text.takingOrders} wide={false} />
        <SwitchSetting form={form} name="viewOnly" help={text.viewOnly} wide={false} />
        <LongSetting form={form} name="closedSentence" rows={2} wide help={text.standardMessage} />
        <SwitchSetting form={form} name="callItEnquiry" help={text.callItEnquiry} />
      </SettingGroup>
      <SettingGroup title={text.costs}>
        <TextSetting
          form={form}
          name="minimumOrder"
          label={text.minimumOrder}
          inputMode="decimal"
          help={text.minimumHint}
        />
        <Packing form={form} />
        <SwitchSetting form={form} name="roundOff" help={text.roundOff} />
        <RowsSetting
          form={form}
          field="minimumByState"
          help={text.minimumByState}
          add={text.addState}
          cells={[
            { name: 'state', label: labelOf('state'), Input: StateSelect },
            { name: 'minimum', label: text.stateMinimum, Input: AmountInput },
          ]}
        />
      </SettingGroup>
      <div className="setting-pair stack gap-4">
        <SettingGroup title={text.stock}>
          <TextSetting form={form} name="lowStock" label={text.lowStock} inputMode="numeric" help={text.lowStockHint} />
        </SettingGroup>
        <SettingGroup title={text.customersFillIn}>
          <SwitchSetting form={form} name="alternateMobileRequired" help={text.twoMobiles} />
        </SettingGroup>
      </div>
      <SettingGroup title={text.noDelivery} text={text.noDeliveryText}>
        <StatesSetting form={form} field="blockedStates" help={text.blockedStates} />
        <LinesSetting form={form} name="blockedPincodes" rows={3} help={text.blockedPincodes} />
        <LongSetting form={form} name="blockedSentence" rows={2} wide help={text.standardMessage} />
      </SettingGroup>
    </>
  )
}

function StateSelect(props: CellInput) {
  return (
    <Select {...props}>
      <option value="">{useWords(orderingChapter).chooseState}</option>
      {states.map(({ name }) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </Select>
  )
}

function AmountInput(props: CellInput) {
  return <TextInput {...props} inputMode="decimal" autoComplete="off" />
}

function Packing({ form }: { form: ChapterForm }) {
  const text = useWords(orderingChapter)
  return (
    <SettingParts form={form} field="packing" wide={false} help={text.packingHint}>
      <div className="setting-beside">
        <Field label={text.amount} error={form.errors['packing.amount']}>
          {(ids) => (
            <TextInput
              {...ids}
              name="packing.amount"
              inputMode="decimal"
              autoComplete="off"
              value={form.texts['packing.amount'] ?? ''}
              onChange={({ target: { value } }) => form.set('packing.amount', value)}
            />
          )}
        </Field>
        <Field label={text.unit} error={form.errors['packing.unit']}>
          {(ids) => (
            <Select
              {...ids}
              name="packing.unit"
              value={form.texts['packing.unit'] ?? 'percent'}
              onChange={({ target: { value } }) => form.set('packing.unit', value)}
            >
              <option value="percent">%</option>
              <option value="rupees">₹</option>
            </Select>
          )}
        </Field>
      </div>
    </SettingParts>
  )
}
