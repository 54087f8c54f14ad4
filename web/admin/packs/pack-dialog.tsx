// Adds or edits a pack.
import { useState } from 'react'
import {
  PACK_ABOUT_MAX,
  PACK_NAME_MAX,
  packFields,
  packLabel,
  type PackField,
  type PackFormTexts,
  readPackForm,
} from '#domain/pack/pack-form.ts'
import { eachAlone } from '#domain/three-way.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { common } from '#domain/words/en/office/common.ts'
import { packs as words } from '#domain/words/en/office/goods/packs.ts'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWords } from '#web/ui/words.ts'
import { CheckField } from '../kit/forms/check-field.tsx'
import { DraftField } from '../kit/forms/conflicts/draft-field.tsx'
import { FieldConflict } from '../kit/forms/conflicts/field-conflict.tsx'
import { DraftDialog } from '../kit/forms/draft-dialog.tsx'
import { type Draft, draftStore, newDraft, readDraft } from '../kit/forms/draft-store.ts'
import { useDraftForm } from '../kit/forms/use-draft-form.ts'
import { useNotice } from '../kit/use-notice.ts'
import type { PackResult } from './intents.ts'
import { PackGoods } from './pack-goods.tsx'
import { goodsInWords, type ProductsById, type SentPack } from './shown-packs.ts'

type PackFormDraft = Draft<PackField>

const blank: PackFormTexts = { name: '', tamilName: '', about: '', tamilAbout: '', enabled: 'on', goods: '[]' }

type Props = {
  /** Undefined for a new one. */
  pack: SentPack | undefined
  /** The stored one; undefined after its deletion. */
  now: SentPack | undefined
  products: ProductsById
  /** Names of deleted products. */
  gone: Readonly<Record<string, string>>
  keeps: boolean
  onClose: () => void
  onSaved: (message: string) => void
}

export function PackDialog({ pack, now, products, gone, keeps, onClose, onSaved }: Props) {
  const text = useWords(words)
  const shared = useWords(common)
  const [opened] = useState(() => ({
    store: keeps
      ? draftStore(`pack-draft:${pack?.id ?? 'new'}`, (found) => readDraft<PackField>(found, blank))
      : undefined,
    start: newDraft(pack ? textsOf(pack) : blank),
  }))
  const notices = useNotice()
  const form = useDraftForm<PackFormDraft, PackResult>({
    ...opened,
    stored: pack && {
      texts: textsOf(now ?? pack),
      parts: eachAlone(packFields),
      labels: Object.fromEntries(packFields.map((field) => [field, packLabel(field)])),
      inWords: (part, texts) => inWords(part as PackField, texts, products),
    },
    check({ texts }) {
      const read = readPackForm(texts)
      return 'errors' in read ? read : undefined
    },
    payload: ({ texts, key }) => ({
      ...texts,
      ...(pack ? { intent: 'edit', id: pack.id } : { intent: 'add', id: key }),
    }),
    sendsBefore: true,
    onSaved: ({ message }) => onSaved(message),
    notify: notices.notify,
  })
  const { draft, errors, input } = form
  return (
    <DraftDialog
      form={form}
      notices={notices}
      title={pack ? text.editTitle : text.add}
      save={pack ? shared.saveChanges : text.add}
      size="large"
      onClose={onClose}
    >
      <div aria-live="polite">{pack && !now && <Notice tone="bad">{text.gone}</Notice>}</div>
      <div className="pack-texts stack">
        <DraftField form={form} name="name" label={text.name} required>
          {(ids) => <TextInput {...ids} maxLength={PACK_NAME_MAX} autoComplete="off" {...input('name')} />}
        </DraftField>
        <DraftField form={form} name="tamilName" label={text.tamilNameOptional}>
          {(ids) => (
            <TextInput {...ids} lang="ta" maxLength={PACK_NAME_MAX} autoComplete="off" {...input('tamilName')} />
          )}
        </DraftField>
        <DraftField form={form} name="about" label={text.aboutOptional} hint={text.aboutHint}>
          {(ids) => <TextInput {...ids} maxLength={PACK_ABOUT_MAX} autoComplete="off" {...input('about')} />}
        </DraftField>
        <DraftField form={form} name="tamilAbout" label={text.tamilAboutOptional}>
          {(ids) => (
            <TextInput {...ids} lang="ta" maxLength={PACK_ABOUT_MAX} autoComplete="off" {...input('tamilAbout')} />
          )}
        </DraftField>
      </div>
      <PackGoods
        goods={draft.texts.goods}
        products={products}
        gone={gone}
        error={errors.goods}
        onChange={(goods) => input('goods').onChange({ target: { value: goods } })}
      />
      <FieldConflict {...form.conflict('goods')} />
      <CheckField
        name="enabled"
        checked={draft.texts.enabled === 'on'}
        onChange={({ target }) => input('enabled').onChange({ target: { value: target.checked ? 'on' : '' } })}
      >
        {text.showIt}
      </CheckField>
      <FieldConflict {...form.conflict('enabled')} />
    </DraftDialog>
  )
}

function textsOf({ name, tamilName, about, tamilAbout, enabled, goods }: PackFormTexts): PackFormTexts {
  return { name, tamilName, about, tamilAbout, enabled, goods }
}

function inWords(part: PackField, texts: PackFormTexts, products: ProductsById): string {
  if (part === 'goods') return goodsInWords(texts.goods, products)
  const { shown, hidden } = wordsOf(words)
  return part === 'enabled' ? (texts.enabled === 'on' ? shown : hidden) : texts[part]
}
