// Names, addresses, licences and links of the shop.
import { hasOwnIdentity } from '#domain/settings/shop-settings.ts'
import { pictureSizes } from '#domain/settings/site-chapters.ts'
import { readStoredSettings } from '#domain/settings/settings-json.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PictureSetting } from '../fields/picture-setting.tsx'
import { LinesSetting, LongSetting, TextSetting } from '../fields/setting-field.tsx'
import { SettingGroup, SettingParts } from '../fields/setting-group.tsx'
import type { ChapterProps } from '../use-settings-form.ts'

export function ShopChapter({ form, saved }: ChapterProps) {
  return (
    <>
      {!hasOwnIdentity(readStoredSettings(saved)) && (
        <Notice tone="warn">
          This is still the demo shop. Say your own name, address, phone, e-mail, website and WhatsApp number here, all
          at once; what the demo says of itself beside them goes by itself.
        </Notice>
      )}
      <SettingGroup title="Your shop" text="As it stands on every page, estimate, bill and message.">
        <TextSetting form={form} name="name" />
        <TextSetting form={form} name="tamilName" lang="ta" help="Beside the name. Empty: not shown." />
        <TextSetting form={form} name="tagline" help="A few words beneath the name. Empty: not shown." />
        <TextSetting
          form={form}
          name="established"
          label="Year established"
          inputMode="numeric"
          help="Empty: not shown."
        />
        <TextSetting form={form} name="rating" inputMode="decimal" help="From 0 to 5. Empty: no rating is shown." />
        <PictureSetting
          form={form}
          name="logo"
          size={pictureSizes.logo}
          help="Without one, the shop shows its spark."
        />
      </SettingGroup>
      <SettingGroup title="How customers reach you">
        <LongSetting form={form} name="address" rows={2} wide />
        <TextSetting form={form} name="place" help="The town, as in “packed in Sivakasi”." />
        <TextSetting
          form={form}
          name="openingHours"
          placeholder="Monday to Saturday, 9 am to 8 pm"
          help="Empty: not shown."
        />
        <TextSetting form={form} name="phone" type="tel" help="As it is to be read: +91 98765 43210." />
        <TextSetting
          form={form}
          name="whatsappNumber"
          inputMode="numeric"
          help="91 and the ten digits, without spaces. Orders and questions come here."
        />
        <LinesSetting form={form} name="otherPhones" rows={3} help="One in each line, up to five." wide={false} />
        <TextSetting form={form} name="email" type="email" />
        <TextSetting form={form} name="website" help="As it is printed on the estimate: www.shop.in." />
        <TextSetting form={form} name="mapLink" type="url" help="Copied from a map’s Share button. Empty: not shown." />
      </SettingGroup>
      <SettingGroup title="Licence and tax" text="Shown beneath every page, and on the estimate.">
        <TextSetting form={form} name="licenceNumber" help="Empty: not shown." />
        <TextSetting form={form} name="gstin" help="15 characters. Empty: not shown." />
      </SettingGroup>
      <SettingGroup title="Social pages" text="Whole addresses that begin with https. Empty: not shown.">
        <SettingParts form={form} field="social" hidesLabel>
          <div className="setting-grid stack top">
            <TextSetting form={form} name="social.facebook" label="Facebook page" type="url" />
            <TextSetting form={form} name="social.instagram" label="Instagram page" type="url" />
            <TextSetting form={form} name="social.youtube" label="YouTube channel" type="url" />
          </div>
        </SettingParts>
      </SettingGroup>
    </>
  )
}
