import assert from 'node:assert/strict'
import { test } from 'node:test'
import { afterForms } from './should-revalidate.ts'

const form = (intent: string) => {
  const formData = new FormData()
  formData.set('intent', intent)
  return { formData }
}

test('a screen revalidates after each form except stock changes, and not after a filter', () => {
  const shouldRevalidate = afterForms<{ edit: unknown; 'add-stock': unknown }>('add-stock')
  assert.ok(shouldRevalidate(form('edit')))
  assert.ok(shouldRevalidate(form('an intent that is added later')))
  assert.ok(!shouldRevalidate(form('add-stock')))
  assert.ok(!shouldRevalidate({ formData: undefined }))
  assert.ok(afterForms()(form('add-stock')))
})
