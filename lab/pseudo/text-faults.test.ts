import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { dataOf, joinParts, textFaults } from './text-faults.ts'

const data = dataOf(['7" Stone Tower', 'Lakshmi', 'Special wala'])

suite('a sentence of a catalogue is whole', () => {
  for (const text of [
    '⟦yóóúúr Cáárt⟧',
    '⟦fóóúúnd Lakshmi⟧',
    '⟦óóf ⟦Pááíd⟧ 5⟧',
    '⟦Nóów Órdeer⟧ · ⟦Cáárt⟧',
    'Lakshmi, 10:45 am',
    '7" Stone Tower ₹2,813.40',
    '7" Stone To…',
    '⟦Náámee⟧: Lakshmi',
    '⟦Cráckéérs áánd mááný…',
    '⟦éémpty ís Cáárt.⟧ ⟦Ádd á próódúct.⟧',
  ]) {
    test(text, () => assert.deepEqual(textFaults(text, data), []))
  }
})

suite('the check finds', () => {
  const faulty: [text: string, fault: string][] = [
    ['Your cart', 'from no catalogue: Your cart'],
    ['⟦Cáárt⟧ of Lakshmi', 'from no catalogue: of'],
    ['Special', 'from no catalogue: Special'],
    ['Wala, spec…', 'from no catalogue: Wala spec'],
    ['7" Stone To', 'from no catalogue: Stone To'],
    ['⟦Cáárt⟧ ⟦éémpty ís⟧', 'two sentences glued to one'],
    ['⟦Cáárt⟧ Lakshmi ⟦ís⟧', 'two sentences glued to one'],
    ['5 ⟦ítééms⟧', 'a number outside its sentence'],
    ['⟦Cáárt', 'a sentence without its end'],
    ['Cáárt⟧', 'a sentence without its end'],
    ['⟦{name} fóóúúnd⟧', 'a placeholder without value'],
    ['⟦undefined fóóúúnd⟧', 'a placeholder without value'],
  ]
  for (const [text, fault] of faulty) test(text, () => assert.deepEqual(textFaults(text, data), [fault]))
})

test('the parts of a sentence are joined, and one without its end is found', () => {
  assert.deepEqual(joinParts(['⟦óóff', '80 %', 'tóó Úúp⟧', 'Lakshmi', '⟦Cáárt⟧']), [
    '⟦óóff 80 % tóó Úúp⟧',
    'Lakshmi',
    '⟦Cáárt⟧',
  ])
  assert.deepEqual(
    joinParts(['⟦Cáárt', 'Your cart']).flatMap((text) => textFaults(text, data)),
    ['a sentence without its end'],
  )
})
