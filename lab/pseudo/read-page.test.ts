import assert from 'node:assert/strict'
import test, { after } from 'node:test'
import { openScope } from '#test/cleanup.ts'
import { sharedBrowser } from '#test/browser/shared-browser.ts'
import { readPage } from './read-page.ts'

const scope = openScope()
after(scope.end)

async function read(body: string) {
  const page = await (await sharedBrowser()).newPage({ viewport: { width: 390, height: 844 } })
  try {
    await page.setContent(`<html lang="qp"><title>Cart</title><body>${body}</body></html>`)
    return await readPage(page)
  } finally {
    await page.close()
  }
}

async function textsIn(body: string) {
  return (await read(body)).shown.map(({ place, text }) => `${place}: ${text}`).slice(1)
}

test('the title, texts and names of a page are read', async () => {
  const { shown } = await read('<p>Your cart</p>')
  assert.deepEqual(shown, [
    { place: 'title', text: 'Cart' },
    { place: 'text', text: 'Your cart' },
  ])
  assert.deepEqual(
    await textsIn(`<img alt="Rocket" title="Big"><a aria-label="Open"></a><input placeholder="Name">
      <input type="submit" value="Send"><style>b::after { content: 'new' }</style><b></b>`),
    ['title: Big', 'alt: Rocket', 'aria-label: Open', 'placeholder: Name', 'value: Send', '::after: new'],
  )
})

test('a running text is one, and an element that begins a line or a column is another', async () => {
  assert.deepEqual(await textsIn('<p>You have <b>2</b> <a>products</a>.</p>'), ['text: You have 2 products.'])
  assert.deepEqual(await textsIn('<p><span>a</span><span style="display: block">b</span>c<br>d</p>'), [
    'text: a',
    'text: b',
    'text: c',
    'text: d',
  ])
  assert.deepEqual(await textsIn('<p style="display: flex"><span>a</span><span>b</span></p>'), ['text: a', 'text: b'])
})

test('what is hidden, typed, in another language or not to be translated is not read', async () => {
  assert.deepEqual(
    await textsIn(`<p hidden>a</p><textarea>b</textarea><p lang="ta">c</p><p translate="no">d</p><script>'e'</script>`),
    ['text: \u{fffc}', 'text: \u{fffc}'],
  )
})

test('a wide page and a cut text are found, an ellipsis is not', async () => {
  const cut = 'overflow: hidden; width: 90px; white-space: nowrap'
  const { wide } = await read(`<p style="width: 500px">Wide</p><p class="a" style="${cut}">A long text that is cut</p>
    <p style="${cut}; text-overflow: ellipsis">A long text with its end marked</p>`)
  assert.equal(wide.length, 2)
  assert.match(wide[0] ?? '', /^the page scrolls sideways, \d+ in 390 px: p "Wide"$/)
  assert.equal(wide[1], 'cut: .a "A long text that is cut"')
})
