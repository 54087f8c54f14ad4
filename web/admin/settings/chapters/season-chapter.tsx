// Booking and dispatch of the season.
import { labelOf } from '#domain/settings/field-labels.ts'
import { seasonChapter } from '#domain/words/en/office/shop/settings.ts'
import { TextInput } from '#web/ui/field.tsx'
import { useWords } from '#web/ui/words.ts'
import { LinesSetting, LongSetting, TextSetting } from '../fields/setting-field.tsx'
import { SettingGroup } from '../fields/setting-group.tsx'
import { type CellInput, RowsSetting } from '../fields/rows-setting.tsx'
import type { ChapterProps } from '../use-settings-form.ts'

export function SeasonChapter({ form }: ChapterProps) {
  const text = useWords(seasonChapter)
  return (
    <>
      <SettingGroup title={text.booking} text={text.bookingText}>
        <TextSetting form={form} name="bookingOpens" type="date" help={text.opens} />
        <TextSetting form={form} name="bookingCloses" type="date" help={text.closes} />
        <LongSetting form={form} name="bookingSentence" rows={2} wide help={text.closedMessage} />
      </SettingGroup>
      <SettingGroup title={text.dispatch}>
        <RowsSetting
          form={form}
          field="dispatchPromises"
          help={text.promises}
          add={text.addPromise}
          cells={[
            { name: 'bookedUntil', label: labelOf('bookedUntil'), Input: DayInput },
            { name: 'promise', label: labelOf('promise'), Input: PromiseInput, tamil: 'tamilPromise' },
          ]}
        />
      </SettingGroup>
      <SettingGroup title={text.withGoods} text={text.withGoodsText}>
        <TextSetting form={form} name="burstingHours" wide placeholder={text.hoursExample} />
        <LinesSetting form={form} name="safetyCard" rows={5} help={text.safetyCard} />
      </SettingGroup>
    </>
  )
}

function DayInput(props: CellInput) {
  return <TextInput {...props} type="date" />
}

function PromiseInput(props: CellInput) {
  const { promiseExample } = useWords(seasonChapter)
  return <TextInput {...props} placeholder={props.lang ? undefined : promiseExample} autoComplete="off" />
}
