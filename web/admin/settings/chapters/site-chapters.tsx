// Texts, pictures, and the retention of customers.
import { pictureSizes, POSTERS } from '#domain/settings/site-chapters.ts'
import { PictureSetting } from '../fields/picture-setting.tsx'
import { LinesSetting, LongSetting, TextSetting } from '../fields/setting-field.tsx'
import { SettingGroup, SettingParts } from '../fields/setting-group.tsx'
import type { ChapterProps } from '../use-settings-form.ts'

export function WordsChapter({ form }: ChapterProps) {
  return (
    <>
      <SettingGroup title="Landing page" text="Where something is empty, the shop’s usual words stand.">
        <TextSetting form={form} name="heroTitle" />
        <TextSetting form={form} name="heroText" />
        <LinesSetting form={form} name="bannerLines" help="What runs across the top. One in each line, up to ten." />
        <LinesSetting form={form} name="aboutText" rows={6} help="A paragraph in each line, up to twenty." />
      </SettingGroup>
      <SettingGroup title="Around an order">
        <LongSetting form={form} name="legalNotice" wide help="On every page and on the estimate. Empty: not shown." />
        <LinesSetting
          form={form}
          name="whatsNext"
          rows={5}
          help="What follows after an order, on its confirmation. One note in each line, up to twelve."
        />
      </SettingGroup>
      <SettingGroup title="Policies" text="Empty: the shop’s usual text.">
        <SettingParts
          form={form}
          field="policies"
          hidesLabel
          help="A paragraph in each line; a line that begins with # is a heading."
        >
          <LinesSetting form={form} name="policies.privacy" label="Privacy" rows={6} />
          <LinesSetting form={form} name="policies.terms" label="Terms" rows={6} />
          <LinesSetting form={form} name="policies.delivery" label="Delivery" rows={6} />
        </SettingParts>
      </SettingGroup>
    </>
  )
}

export function PicturesChapter({ form }: ChapterProps) {
  return (
    <>
      <SettingGroup title="Hero" text="The large picture at the top of the landing page.">
        <PictureSetting
          form={form}
          name="heroPicture"
          size={pictureSizes.hero}
          help="Without one, the picture that comes with the shop is shown."
          wide
        />
      </SettingGroup>
      <SettingGroup
        title="Posters"
        text="The five on the landing page. Without one of yours, the picture that comes with the shop is shown."
      >
        <SettingParts form={form} field="posters" hidesLabel>
          <div className="setting-posters stack gap-4">
            {Array.from({ length: POSTERS }, (_, index) => (
              <PictureSetting
                key={index}
                form={form}
                name={`posters.${index}`}
                label={`Poster ${index + 1}`}
                size={index === 0 ? pictureSizes.firstPoster : pictureSizes.poster}
              />
            ))}
          </div>
        </SettingParts>
      </SettingGroup>
    </>
  )
}

export function PrivacyChapter({ form }: ChapterProps) {
  return (
    <SettingGroup title="Customers">
      <TextSetting
        form={form}
        name="keepCustomersMonths"
        inputMode="numeric"
        wide
        help="After so many months a completed order no longer says whose it was. At least 12; 0 for never."
      />
    </SettingGroup>
  )
}
