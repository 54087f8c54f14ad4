import { anOfficeAndADispatch, changeAtOnce, type Form } from './draft-forms.ts'
import { journey } from './journey.ts'

const office: Form = {
  what: 'a transport office',
  path: '/admin/dispatch/offices',
  async open(page) {
    await page.getByRole('button', { name: 'Actions for KPN Parcel, Madurai' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
  },
  both: { label: 'Phone', values: ['0452 234567', '0452 111111', '0452 222222', '0452 333333'] },
  theirs: { label: 'Places served', value: 'Theni' },
  isLive: true,
}

journey(
  'several people change one form at once, one without live events: each version is shown, and none is lost',
  anOfficeAndADispatch,
  // The lab has the forms of a person and of a sent parcel: the same dialog, hook and three-way merge.
  (walk) => changeAtOnce(walk, [office]),
)
