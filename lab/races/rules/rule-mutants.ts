// The rules of the order desk and the counter, each with a mutant that the model must find.

/** `find` occurs once in the file, a path below the project's root. */
export type RuleMutant = { rule: string; file: string; find: string; replace: string }

type Change = [rule: string, find: string, replace: string]

const byFile: Record<string, Change[]> = {
  'server/orders/revisions/save-edit.ts': [
    [
      'an edit moves the stock by its difference',
      'stockDifference(items, next.items)',
      'stockDifference([], next.items)',
    ],
    [
      'an edit that wants more than there is saves nothing',
      "if ('shortOf' in taken) throw new ShortEdit()",
      "if ('shortOf' in taken) return returned",
    ],
    ['an edit from an older revision is refused', 'edit.revision !== number', 'false'],
  ],
  'server/orders/revisions/revisions.ts': [
    ['an edit that is pressed twice counts once', 'before ? savedBefore', 'false ? savedBefore'],
    ['the order of an erased customer is not edited', 'if (!isNamed(order))', 'if (false)'],
  ],
  'server/orders/revisions/revision-rows.ts': [
    [
      'a discount is taken off the total',
      'editedTotals(own, items, settings, discountOn(itemsTotal(items), discount))',
      'editedTotals(own, items, settings, 0)',
    ],
  ],
  'server/orders/replace-order.ts': [
    [
      'an edited order stands when its customer sends again',
      "(row.revision !== null && row.step !== 'cancelled')",
      'false',
    ],
  ],
  'server/orders/steps/order-steps.ts': [
    [
      'cancelling returns the goods',
      "if (step !== 'cancelled') return { outcome: 'done', step: now, ...goods }\n    return",
      "return { outcome: 'done', step: now }\n    return",
    ],
    ['cancelled goods are in the shop, once', 'short_of: GOODS_RETURNED, stock_recorded', 'stock_recorded'],
    [
      'an order whose cancelling is taken back takes its goods again',
      "if (step !== 'cancelled') return { outcome: 'done', step: now }\n    const",
      "return { outcome: 'done', step: now }\n    const",
    ],
  ],
  'server/orders/steps/step-rows.ts': [['the history says who', 'who: who || null', 'who: null']],
  'domain/steps/steps.ts': [
    ['a step that is done is refused', 'if (before) return', 'if (false) return'],
    ['no step goes backwards', '  if (later) return', '  if (false) return'],
    ['goods that left are not cancelled', "if (step === 'cancelled' && away)", 'if (false)'],
    ['only the last step is taken back', 'return later && ', 'return undefined && '],
    [
      'nothing is done with a cancelled order',
      "if (done.has('cancelled')) return cancelledRefusal()\n  const away",
      'const away',
    ],
  ],
  'domain/payments/due.ts': [
    [
      'nothing is asked for a cancelled order',
      "step === 'cancelled' || supersededBy !== undefined ? 0",
      'supersededBy !== undefined ? 0',
    ],
  ],
  'server/payments/lock-payments.ts': [
    [
      'what was taken back is not received',
      'payments.order_id = orders.order_id and taken_back is null',
      'payments.order_id = orders.order_id',
    ],
  ],
  'server/payments/payment-rows.ts': [
    [
      'the refusal of a UTR names the other order',
      'return row && toPayment(row)\n}\n\nexport async function holderOfLine',
      'return undefined\n}\n\nexport async function holderOfLine',
    ],
    [
      'a UTR is free again after a mistake alone',
      ".where('utr', '=', utr)\n    .where('id', '<>', id)\n    .where((eb) => eb.or([eb('taken_back', 'is', null), eb('taken_back', '<>', 'mistake')]))",
      ".where('utr', '=', utr)\n    .where('id', '<>', id)\n    .where((eb) => eb.or([eb('taken_back', 'is', null), eb('taken_back', '=', 'mistake')]))",
    ],
  ],
  'server/payments/payments.ts': [
    [
      'a UTR is used once',
      "if (used) return refused(usedUtrText(utr, used, orderId), 'utr')",
      "if (used) await trx.updateTable('payments').set({ utr: null }).where('id', '=', used.id).execute()",
    ],
    ['more than is due is refused unless it is meant', 'if (above !== undefined)', 'if (false)'],
    [
      'a payment that is pressed twice counts once',
      "if (before) return { outcome: 'done'",
      "if (false) return { outcome: 'done'",
    ],
    [
      'what was seen is not seen as another amount',
      'if (seen) return paise === amountPaise ?',
      'if (seen) return true ?',
    ],
    [
      'what was taken back is not seen',
      'if (takenBack) return refused(takenBackText(takenBack))\n      if (seen)',
      'if (seen)',
    ],
  ],
  'domain/payments/payment-form.ts': [
    ['the refusal of a UTR names the order that has it', 'orderId: used.orderId, amount', 'orderId, amount'],
  ],
  'domain/payments/balance.ts': [
    ['what is said is not what is seen', 'counted.filter(({ seen }) => seen !== undefined)', 'counted'],
  ],
  'server/packing/packing.ts': [
    [
      'what is not confirmed is not packed',
      'if (refusal !== undefined) return hasReached',
      "if (refusal !== undefined && row.step !== 'placed') return hasReached",
    ],
  ],
  'domain/packing/packing-state.ts': [
    [
      'a line is packed with all of its pieces',
      "if (said.there === quantity) return 'ticked'",
      "if (said.there > 0) return 'ticked'",
    ],
    ['what was edited out is taken out of the cases', 'if (removed > 0) return', 'if (removed > 9) return'],
    ['what is short is reported', "? 'short' : 'changed'", "? 'changed' : 'changed'"],
  ],
  'server/packing/store-presses.ts': [['of two presses the later holds', '!isLater(next, before)', 'false']],
  'server/dispatch/dispatches.ts': [
    [
      'an order is dispatched once',
      "return refusal !== undefined && doneSoFar.has('dispatched') ? secondDispatch(refusal, stored) : refusal",
      "return doneSoFar.has('dispatched') ? undefined : refusal",
    ],
    [
      'a dispatch that is pressed twice counts once',
      'if (history.some((entry) => entry.key === key)) return stored ? again({ history, stored }) : done(stored)',
      '',
    ],
    [
      'a replaced order is not dispatched',
      'if (superseded_by !== null) return replaced(',
      'if (false) return replaced(',
    ],
  ],
  'server/counter/sell.ts': [
    ['a sale takes what it sold', 'Math.min(quantity, stockBefore', 'Math.min(1, stockBefore'],
    [
      'a sale is saved once for its key',
      'who, idempotency_key: key, fingerprint }',
      'who, idempotency_key: key + system.randomToken(6), fingerprint }',
    ],
    ['a key stands for one sale', 'row.fingerprint === fingerprint', 'true'],
    ['what is not there is asked about', 'if (missing.length > 0 && !sent.isAnyway && !sent.isLate)', 'if (false)'],
    ['what a sale lacked is listed', 'pieces: sold - there', 'pieces: sold'],
    ['a closed day sells nothing', 'if (held.closed_at !== null && !sent.isLate)', 'if (false)'],
  ],
  'server/counter/return-goods.ts': [
    [
      'a return that is pressed twice counts once',
      "if (earlier) return { outcome: 'repeated'",
      "if (false) return { outcome: 'repeated'",
    ],
    ['what came back makes good what was lacking', 'Math.min(missing.get(productId) ?? 0, quantity)', '0'],
    ['what came back is in stock, once', 'quantity: quantity - made })', 'quantity })'],
    ['a closed day takes nothing back', 'if (held.closed_at !== null)', 'if (false)'],
  ],
  'domain/counter/returns.ts': [
    ['no more comes back than was sold', 'if (pieces > most)', 'if (pieces > most + 1)'],
    ['a refund shares the discount', 'Math.round((own * totalPaise) / goods)', 'own'],
  ],
  'server/counter/counter-days.ts': [
    ['a day is closed once', 'if (closed && held.idempotency_key !== key)', 'if (false)'],
    ['a day is opened again', 'closed_at: null, idempotency_key: null })', 'idempotency_key: null })'],
  ],
  'domain/counter/day.ts': [
    ['the cash box lacks what was paid back', 'cash.soldPaise - cash.refundPaise', 'cash.soldPaise'],
  ],
  'server/reports/counter-days.ts': [
    [
      'the report subtracts what came back',
      'const totalPaise = Number(total) - Number(refund)',
      'const totalPaise = Number(total)',
    ],
    [
      'the report has the discount of the counter',
      'discount_paise: discountPaise, round_off',
      'discount_paise: 0, round_off',
    ],
  ],
  'server/reports/make-days.ts': [
    ['the report has the discount of orders', "discount_paise: sum('discount_paise')", 'discount_paise: 0'],
    ['the report has what is due', "due_paise: sum('due_paise')", 'due_paise: 0'],
  ],
  'server/payments/listed-payments.ts': [
    ['what left the shop without a call is due', "and orders.step <> 'placed'", "and orders.verified = 'Verified'"],
  ],
  'server/order-table/counted-orders.ts': [
    ['reports leave cancelled orders out', " and ${sql.ref(`${orders}.step`)} <> 'cancelled')", ')'],
  ],
  'server/customers/erase-orders.ts': [
    ['an erased order says no longer whose it was', '.set({ ...BLANK, erased })', '.set({ erased })'],
    ['an erased order keeps its figures', "  name_folded: '',", "  name_folded: '',\n  total_paise: 0,"],
    ['an erased payment keeps its amount', 'set({ utr: null, note', 'set({ utr: null, amount_paise: 1, note'],
    [
      'where an erased order went is erased',
      "await trx.deleteFrom('dispatches').where('order_id', 'in', ids).execute()",
      '',
    ],
  ],
  'server/customers/customers.ts': [
    ['nobody is erased whose order is open', 'if (open.length > 0) throw new StillOpen(open)', ''],
  ],
  'server/customers/counter-sales.ts': [
    [
      'an erased sale says no longer whose it was',
      "eraseSales(trx: Trx, engine: Pick<Engine, 'sql'>, mobile: string): Promise<number> {",
      "eraseSales(trx: Trx, engine: Pick<Engine, 'sql'>, mobile: string): Promise<number> {\n  return 1",
    ],
  ],
  'server/stock/count-again.ts': [
    ['a count moves the stock by its difference', 'delta: pieces - seen', 'delta: pieces'],
    ['a count is taken back once', ".where('undone_at', 'is', null)\n    .returning", '.returning'],
  ],
  'server/products/bulk/apply-changes.ts': [
    ['an import moves the stock by its difference', 'clampedStock(product.stock + addStock)', 'clampedStock(addStock)'],
  ],
}

export const ruleMutants: readonly RuleMutant[] = Object.entries(byFile).flatMap(([file, changes]) =>
  changes.map(([rule, find, replace]) => ({ rule, file, find, replace })),
)
