import assert from 'node:assert/strict'
import test from 'node:test'
import { mergeOffice, officeKey, officeTitle, placesOf, readOfficeForm } from './office-form.ts'

const kpn = { name: 'KPN Parcel', branch: 'Madurai', phone: '0452 234567', places: 'Madurai\n625' }

test('an office has a name, a branch, numbers and places, each once', () => {
  assert.deepEqual(
    readOfficeForm({
      name: ' KPN  Parcel ',
      branch: 'மதுரை',
      phone: '௦452 234567, +91 98765 43210',
      places: 'Madurai, 625\nmadurai',
    }),
    { draft: { name: 'KPN Parcel', branch: 'மதுரை', phone: '0452 234567, +91 98765 43210', places: 'Madurai\n625' } },
  )
})

test('each fault of an office has its sentence', () => {
  const read = readOfficeForm({ name: '', branch: ' ', phone: 'call me', places: 'x'.repeat(61) })
  assert.deepEqual('errors' in read && read.errors, {
    name: 'Enter the name of the transport office.',
    branch: 'Enter the branch, the place where the customer collects the parcel.',
    phone: 'Enter a number with 6 to 15 digits. Put a comma between two numbers.',
    places: 'Enter each place with up to 60 characters.',
  })
  const many = readOfficeForm({ ...kpn, places: Array.from({ length: 101 }, (_, at) => `Place ${at}`).join('\n') })
  assert.equal('message' in many && many.message, 'Enter up to 100 places.')
  for (const phone of ['12345', '+', '1234567890123456'])
    assert.ok('errors' in readOfficeForm({ ...kpn, phone }), phone)
})

test('two spellings are one office; its title names the branch', () => {
  assert.equal(officeKey(kpn), officeKey({ name: 'kpn-parcel', branch: 'MADURAI' }))
  assert.notEqual(officeKey(kpn), officeKey({ ...kpn, branch: 'Theni' }))
  assert.equal(officeTitle(kpn), 'KPN Parcel, Madurai')
  assert.equal(officeTitle({ name: 'KPN', branch: '' }), 'KPN')
  assert.deepEqual(placesOf(' Theni ;\n\n Bodi  Nayakanur,theni'), ['Theni', 'Bodi Nayakanur'])
})

test('an edit keeps others’ changes, and reports a field that both changed', () => {
  const now = { ...kpn, phone: '0452 999999' }
  assert.deepEqual(mergeOffice({ ...kpn, branch: 'Melur' }, kpn, now), { merged: { ...now, branch: 'Melur' } })
  assert.deepEqual(mergeOffice({ ...kpn, phone: '0452 111111' }, kpn, now), { conflicts: ['phone'] })
})
