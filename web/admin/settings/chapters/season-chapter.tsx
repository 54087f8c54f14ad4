// Booking and dispatch of the season.
import { TextInput } from '#web/ui/field.tsx'
import { LinesSetting, LongSetting, TextSetting } from '../fields/setting-field.tsx'
import { SettingGroup } from '../fields/setting-group.tsx'
import { type Cell, type CellInput, RowsSetting } from '../fields/rows-setting.tsx'
import type { ChapterProps } from '../use-settings-form.ts'

export function SeasonChapter({ form }: ChapterProps) {
  return (
    <>
      <SettingGroup title="Booking" text="The shop opens and closes by itself, at midnight in India.">
        <TextSetting form={form} name="bookingOpens" type="date" help="The first day. Empty: it is open already." />
        <TextSetting form={form} name="bookingCloses" type="date" help="The last day. Empty: it stays open." />
        <LongSetting
          form={form}
          name="bookingSentence"
          rows={2}
          wide
          help="Empty: visitors read when booking opens, or that it has closed."
        />
      </SettingGroup>
      <SettingGroup title="Dispatch">
        <RowsSetting
          form={form}
          field="dispatchPromises"
          help="What you promise to those who book until a day. The earliest day that is not over is shown."
          add="Add a promise"
          cells={promiseCells}
        />
      </SettingGroup>
      <SettingGroup title="With the goods" text="On the confirmation and on the estimate. Empty: not shown.">
        <TextSetting form={form} name="burstingHours" wide placeholder="6 am to 7 am and 7 pm to 8 pm" />
        <LinesSetting form={form} name="safetyCard" rows={5} help="One rule in each line, up to twelve." />
      </SettingGroup>
    </>
  )
}

function DayInput(props: CellInput) {
  return <TextInput {...props} type="date" />
}

function PromiseInput(props: CellInput) {
  return <TextInput {...props} placeholder="Sent before 5 November" autoComplete="off" />
}

const promiseCells: readonly Cell[] = [
  { name: 'bookedUntil', label: 'Booked until', Input: DayInput },
  { name: 'promise', label: 'Promise', Input: PromiseInput },
]
