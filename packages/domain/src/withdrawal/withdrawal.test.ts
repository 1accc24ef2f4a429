import { expect, test } from 'vitest'
import { undoneWithdrawal, withoutUndone } from './withdrawal.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 10, minute))
const sent = { from: null, to: 'Applied', at: at(0) }
const shortlisted = { from: 'Applied', to: 'Shortlisted', at: at(1) }
const withdrawn = { from: 'Shortlisted', to: 'Withdrawn', at: at(2) }

test('a withdrawal is undone to the state before it, for five minutes; nothing else is undone', () => {
  expect(undoneWithdrawal(withdrawn, at(6))).toBe('Shortlisted')
  expect(undoneWithdrawal(withdrawn, at(7))).toBeUndefined()
  expect(undoneWithdrawal(shortlisted, at(2))).toBeUndefined()
})

test('a withdrawal that was undone leaves no trace in the history that people read; one that holds stays', () => {
  const undo = { from: 'Withdrawn', to: 'Shortlisted', at: at(3) }
  const again = { from: 'Withdrawn', to: 'Applied', at: at(4) }
  expect(withoutUndone([sent, shortlisted, withdrawn, undo])).toEqual([sent, shortlisted])
  expect(withoutUndone([sent, shortlisted, withdrawn])).toEqual([sent, shortlisted, withdrawn])
  expect(withoutUndone([sent, shortlisted, withdrawn, again])).toEqual([sent, shortlisted, withdrawn, again])
  const late = { ...undo, at: at(30) }
  expect(withoutUndone([sent, shortlisted, withdrawn, late])).toEqual([sent, shortlisted, withdrawn, late])
})
