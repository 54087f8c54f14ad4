// Names, addresses, licences and links of the shop.
import { labelOf } from '#domain/settings/field-labels.ts'
import { hasOwnIdentity } from '#domain/settings/shop-settings.ts'
import { pictureSizes } from '#domain/settings/site-chapters.ts'
import { readStoredSettings } from '#domain/settings/settings-json.ts'
import { shopChapter } from '#domain/words/en/office/shop/settings.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { PictureSetting } from '../fields/picture-setting.tsx'
import { LinesSetting, LongSetting, TextSetting } from '../fields/setting-field.tsx'
import { SettingGroup, SettingParts } from '../fields/setting-group.tsx'
import type { ChapterProps } from '../use-settings-form.ts'

export function ShopChapter({ form, saved }: ChapterProps) {
  const text = useWords(shopChapter)
  return (
    <>
      {!hasOwnIdentity(readStoredSettings(saved)) && <Notice tone="warn">{text.stillDemo}</Notice>}
      <SettingGroup title={text.yourShop} text={text.yourShopText}>
        <TextSetting form={form} name="name" />
        <TextSetting form={form} name="tamilName" lang="ta" help={text.tamilName} />
        <TextSetting form={form} name="tagline" help={text.tagline} />
        <PictureSetting form={form} name="logo" size={pictureSizes.logo} help={text.logo} />
        <TextSetting form={form} name="established" inputMode="numeric" />
        <TextSetting form={form} name="rating" inputMode="decimal" help={text.rating} />
      </SettingGroup>
      <SettingGroup title={text.reachYou}>
        <LongSetting form={form} name="address" rows={2} wide />
        <TextSetting form={form} name="place" help={text.place} />
        <TextSetting form={form} name="openingHours" placeholder={text.hoursExample} />
        <TextSetting form={form} name="phone" type="tel" help={text.phone} />
        <TextSetting form={form} name="whatsappNumber" type="tel" help={text.whatsapp} />
        <LinesSetting form={form} name="otherPhones" rows={3} help={text.otherPhones} wide={false} />
        <TextSetting form={form} name="email" type="email" />
        <TextSetting form={form} name="website" help={text.website} />
        <TextSetting form={form} name="mapLink" type="url" help={text.mapLink} />
      </SettingGroup>
      <SettingGroup title={text.licence} text={text.licenceText}>
        <TextSetting form={form} name="licenceNumber" />
        <TextSetting form={form} name="gstin" help={text.gstin} />
      </SettingGroup>
      <SettingGroup title={text.social} text={text.socialText}>
        <SettingParts form={form} field="social" hidesLabel>
          <div className="setting-grid stack top">
            <TextSetting form={form} name="social.facebook" label={labelOf('facebook')} type="url" />
            <TextSetting form={form} name="social.instagram" label={labelOf('instagram')} type="url" />
            <TextSetting form={form} name="social.youtube" label={labelOf('youtube')} type="url" />
          </div>
        </SettingParts>
      </SettingGroup>
    </>
  )
}
