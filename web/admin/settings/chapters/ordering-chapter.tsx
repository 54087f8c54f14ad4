// Ordering, charges and delivery.
import { states } from '#domain/checkout/state.ts'
import { Field, Select, TextInput } from '#web/ui/field.tsx'
import { LinesSetting, LongSetting, SwitchSetting, TextSetting } from '../fields/setting-field.tsx'
import { SettingGroup, SettingParts } from '../fields/setting-group.tsx'
import { type Cell, type CellInput, RowsSetting } from '../fields/rows-setting.tsx'
import { StatesSetting } from '../fields/states-setting.tsx'
import type { ChapterForm, ChapterProps } from '../use-settings-form.ts'

export function OrderingChapter({ form }: ChapterProps) {
  return (
    <>
      <SettingGroup title="Open or closed">
        <SwitchSetting
          form={form}
          name="takingOrders"
          help="Off: visitors see goods and prices, and read your sentence."
        />
        <SwitchSetting form={form} name="viewOnly" help="On: the shop is a catalogue with prices, without a cart." />
        <LongSetting form={form} name="closedSentence" rows={2} wide help="Empty: the usual sentence." />
        <SwitchSetting
          form={form}
          name="callItEnquiry"
          help="On: customers send an enquiry instead of an order, and no payment is asked for."
        />
      </SettingGroup>
      <SettingGroup title="What an order costs">
        <TextSetting
          form={form}
          name="minimumOrder"
          label="Minimum order (₹)"
          inputMode="decimal"
          help="Of the goods, before packing. 0: no minimum."
        />
        <Packing form={form} />
        <SwitchSetting
          form={form}
          name="roundOff"
          help="The sum ends in whole rupees; the difference has a line of its own."
        />
        <RowsSetting
          form={form}
          field="minimumByState"
          help="Instead of the minimum above, where the parcel goes to one of these states."
          add="Add a state"
          cells={minimumCells}
        />
      </SettingGroup>
      <SettingGroup title="Stock">
        <TextSetting
          form={form}
          name="lowStock"
          label="Low stock from (pieces)"
          inputMode="numeric"
          help="For you alone, where a product has no line of its own. Visitors read “Only 3 left” from 10 on, whatever stands here."
        />
      </SettingGroup>
      <SettingGroup title="What customers fill in">
        <SwitchSetting
          form={form}
          name="alternateMobileRequired"
          help="On: nobody orders without a second mobile number."
        />
      </SettingGroup>
      <SettingGroup title="Where you do not send" text="Who lives there is told so before the order is sent.">
        <StatesSetting form={form} field="blockedStates" help="Tick those where you cannot or may not deliver." />
        <LinesSetting
          form={form}
          name="blockedPincodes"
          rows={3}
          help="One in each line: a pincode, or its first digits. 11 is all of Delhi."
        />
        <LongSetting form={form} name="blockedSentence" rows={2} wide help="Empty: the usual sentence." />
      </SettingGroup>
    </>
  )
}

function StateSelect(props: CellInput) {
  return (
    <Select {...props}>
      <option value="">Choose a state</option>
      {states.map(({ name }) => (
        <option key={name}>{name}</option>
      ))}
    </Select>
  )
}

function AmountInput(props: CellInput) {
  return <TextInput {...props} inputMode="decimal" autoComplete="off" />
}

const minimumCells: readonly Cell[] = [
  { name: 'state', label: 'State', Input: StateSelect },
  { name: 'minimum', label: 'Minimum (₹)', Input: AmountInput },
]

function Packing({ form }: { form: ChapterForm }) {
  return (
    <SettingParts
      form={form}
      field="packing"
      wide={false}
      help="0: no charge. It has a line of its own on estimate and bill."
    >
      <div className="setting-beside">
        <Field label="Amount" error={form.errors['packing.amount']}>
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
        <Field label="Unit" error={form.errors['packing.unit']}>
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
