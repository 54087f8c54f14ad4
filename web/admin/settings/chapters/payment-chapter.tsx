// Payment by UPI, with a QR code to try, and by bank.
import { TextSetting } from '../fields/setting-field.tsx'
import { SettingGroup, SettingParts } from '../fields/setting-group.tsx'
import { UpiPreview } from '../fields/upi-preview.tsx'
import type { ChapterProps } from '../use-settings-form.ts'

export function PaymentChapter({ form, saved }: ChapterProps) {
  const { upiId = '', payeeName = '' } = form.texts
  return (
    <>
      <SettingGroup title="UPI" text="Customers see it, and its code, once they have ordered.">
        <TextSetting form={form} name="upiId" placeholder="shop@bank" help="Empty: no payment by UPI is offered." />
        <TextSetting form={form} name="payeeName" help="As payment apps show it. Empty: the shop’s name." />
        <UpiPreview upiId={upiId} payeeName={payeeName} shopName={String(saved.name)} />
      </SettingGroup>
      <SettingGroup title="Bank account" text="For larger amounts. All empty: no account is shown.">
        <SettingParts form={form} field="bank" hidesLabel>
          <div className="setting-grid stack top">
            <TextSetting form={form} name="bank.accountName" label="Account name" />
            <TextSetting form={form} name="bank.accountNumber" label="Account number" inputMode="numeric" />
            <TextSetting
              form={form}
              name="bank.ifsc"
              label="IFSC"
              help="The 11 capitals and digits of your branch: ABCD0123456."
            />
            <TextSetting form={form} name="bank.bankName" label="Bank" />
            <TextSetting form={form} name="bank.branch" label="Branch" />
          </div>
        </SettingParts>
      </SettingGroup>
    </>
  )
}
