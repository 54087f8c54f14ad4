// `npm test` walks the forms of a product, a video and the settings, and proves each form's merge in domain/ and in its handler.
import { untilHydrated } from '#test/browser/hydrated.ts'
import { murugan } from '#test/fixtures/sample-data.ts'
import { journey } from '#test/journeys/journey.ts'
import { people } from '#test/shop/people.ts'
import { anOfficeAndADispatch, changeAtOnce, type Form } from './draft-forms.ts'

const forms: Form[] = [
  {
    what: 'a transport office',
    path: '/admin/dispatch/offices',
    async open(page) {
      await page.getByRole('button', { name: 'Actions for KPN Parcel, Madurai' }).click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
    },
    both: { label: 'Phone', values: ['0452 234567', '0452 111111', '0452 222222', '0452 333333'] },
    theirs: { label: 'Places served', value: 'Theni' },
    isLive: true,
  },
  {
    what: 'a person',
    path: '/admin/people',
    open: async (page) => {
      await page.getByRole('button', { name: `Actions for ${people.packer.name}` }).click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
    },
    both: { label: 'Name', values: [people.packer.name, 'Ravi One', 'Ravi Two', 'Ravi Three'] },
    theirs: { label: 'Role', value: 'staff' },
    isLive: false,
  },
  {
    what: 'the correction of a dispatch',
    path: '/admin/dispatch?list=sent',
    open: async (page) => {
      const id = new URL(page.url()).searchParams.get('order')
      if (id) return
      const href = await page.getByRole('link', { name: murugan.name, exact: true }).first().getAttribute('href')
      const order = new URL(href ?? '', 'http://shop.test').searchParams.get('order')
      await page.goto(`/admin/dispatch?list=sent&order=${order}`)
      await untilHydrated(page)
    },
    both: { label: 'LR number', values: ['MDU 4711', 'MDU 4712', 'MDU 4713', 'MDU 4714'] },
    theirs: { label: 'Weight (optional)', value: '42.5' },
    isLive: true,
  },
]

journey(
  'several people change a transport office, a person, and a sent parcel, at once: each version is shown, and none is lost',
  anOfficeAndADispatch,
  (walk) => changeAtOnce(walk, forms),
)
