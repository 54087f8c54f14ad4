// Payment by UPI, with a QR code to try, and by bank.
import { labelOf } from '#domain/settings/field-labels.ts'
import { paymentChapter } from '#domain/words/en/office/shop/settings.ts'
import { useWords } from '#web/ui/words.ts'
import { TextSetting } from '../fields/setting-field.tsx'
import { SettingGroup, SettingParts } from '../fields/setting-group.tsx'
import { UpiPreview } from '../fields/upi-preview.tsx'
import type { ChapterProps } from '../use-settings-form.ts'

export function PaymentChapter({ form, saved }: ChapterProps) {
  const text = useWords(paymentChapter)
  const { upiId = '', payeeName = '' } = form.texts
  return (
    <>
      <SettingGroup title={text.upi} text={text.upiText}>
        <TextSetting form={form} name="upiId" placeholder={text.upiExample} help={text.upiHint} />
        <TextSetting form={form} name="payeeName" help={text.payee} />
        <UpiPreview upiId={upiId} payeeName={payeeName} shopName={String(saved.name)} />
      </SettingGroup>
      <SettingGroup title={text.bank} text={text.bankText}>
        <SettingParts form={form} field="bank" hidesLabel>
          <div className="setting-grid stack top">
            <TextSetting form={form} name="bank.accountName" label={labelOf('accountName')} />
            <TextSetting form={form} name="bank.accountNumber" label={labelOf('accountNumber')} inputMode="numeric" />
            <TextSetting form={form} name="bank.ifsc" label={labelOf('ifsc')} help={text.ifsc} />
            <TextSetting form={form} name="bank.bankName" label={labelOf('bankName')} />
            <TextSetting form={form} name="bank.branch" label={labelOf('branch')} />
          </div>
        </SettingParts>
      </SettingGroup>
    </>
  )
}
