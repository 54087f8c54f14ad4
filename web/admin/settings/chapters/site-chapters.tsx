// Texts, pictures, and the retention of customers.
import { labelOf } from '#domain/settings/field-labels.ts'
import { pictureSizes, POSTERS } from '#domain/settings/site-chapters.ts'
import { siteChapters } from '#domain/words/en/office/shop/settings.ts'
import { useWords } from '#web/ui/words.ts'
import { PictureSetting } from '../fields/picture-setting.tsx'
import { LinesSetting, LongSetting, TextSetting } from '../fields/setting-field.tsx'
import { SettingGroup, SettingParts } from '../fields/setting-group.tsx'
import type { ChapterProps } from '../use-settings-form.ts'

export function WordsChapter({ form }: ChapterProps) {
  const text = useWords(siteChapters)
  return (
    <>
      <SettingGroup title={text.landing} text={text.landingText}>
        <TextSetting form={form} name="heroTitle" />
        <TextSetting form={form} name="heroText" />
        <LinesSetting form={form} name="bannerLines" help={text.bannerLines} />
        <LinesSetting form={form} name="aboutText" rows={6} help={text.aboutText} />
      </SettingGroup>
      <SettingGroup title={text.order}>
        <LongSetting form={form} name="legalNotice" wide help={text.legalNotice} />
        <LinesSetting form={form} name="whatsNext" rows={5} help={text.whatsNext} />
      </SettingGroup>
      <SettingGroup title={text.policies} text={text.policiesText}>
        <SettingParts form={form} field="policies" hidesLabel help={text.policiesHint}>
          {(['privacy', 'terms', 'delivery'] as const).map((name) => (
            <LinesSetting key={name} form={form} name={`policies.${name}`} label={labelOf(name)} rows={6} />
          ))}
        </SettingParts>
      </SettingGroup>
    </>
  )
}

export function PicturesChapter({ form, posters }: ChapterProps) {
  const text = useWords(siteChapters)
  const leadsTo = (place: number) => {
    const lead = posters[place]
    if (!lead) return text.posterUnused({ number: place + 1 })
    return lead.isShown ? text.posterLeads(lead) : text.posterHidden(lead)
  }
  return (
    <>
      <SettingGroup title={text.hero} text={text.heroText}>
        <PictureSetting form={form} name="heroPicture" size={pictureSizes.hero} help={text.heroHint} wide />
      </SettingGroup>
      <SettingGroup title={text.posters} text={text.postersText}>
        <SettingParts form={form} field="posters" hidesLabel>
          <div className="setting-posters stack gap-4">
            {Array.from({ length: POSTERS }, (_, index) => (
              <PictureSetting
                key={index}
                form={form}
                name={`posters.${index}`}
                label={text.poster({ number: index + 1 })}
                size={index === 0 ? pictureSizes.firstPoster : pictureSizes.poster}
                help={leadsTo(index)}
              />
            ))}
          </div>
        </SettingParts>
      </SettingGroup>
    </>
  )
}

export function PrivacyChapter({ form }: ChapterProps) {
  const text = useWords(siteChapters)
  return (
    <SettingGroup title={text.customers}>
      <TextSetting form={form} name="keepCustomersMonths" inputMode="numeric" wide help={text.keepCustomers} />
    </SettingGroup>
  )
}
