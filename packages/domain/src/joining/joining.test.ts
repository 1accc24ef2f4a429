import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  infoOfJoining,
  isOpenForJoin,
  joiningOfInfo,
  joiningStates,
  joiningSwitches,
  matchesReadyTo,
  readyToValues,
  setOpenForJoin,
  turnSwitch,
  whyNotJoining,
} from './joining.ts'

const aState = fc.constantFrom(...joiningStates)

test('the joining status has exactly three states [C-267]', () => {
  expect(joiningStates).toEqual(['join', 'switch', 'neither'])
})

test('turning one switch on turns the other off', () => {
  fc.assert(
    fc.property(aState, fc.constantFrom('join', 'switch'), fc.boolean(), (joining, which, on) => {
      const after = turnSwitch(joining, which, on)
      expect(after === which).toBe(on)
      if (!on && joining !== which) expect(after).toBe(joining)
    }),
  )
})

test('Experienced candidates see both switches, Freshers only Open to Join', () => {
  expect(joiningSwitches('Experienced')).toEqual(['join', 'switch'])
  expect(joiningSwitches('Fresher')).toEqual(['join'])
  expect(whyNotJoining('Fresher', 'switch')).toBe('experienced-only')
  expect(whyNotJoining('Fresher', 'neither')).toBeUndefined()
  expect(whyNotJoining('Experienced', 'switch')).toBeUndefined()
})

test('Open for Join off sets neither; on keeps the status, or sets join if there was none', () => {
  expect(joiningStates.map((joining) => setOpenForJoin(joining, false))).toEqual(['neither', 'neither', 'neither'])
  expect(joiningStates.map((joining) => setOpenForJoin(joining, true))).toEqual(['join', 'switch', 'join'])
})

test('JoiningStatus is true whenever a status is set', () => {
  expect(joiningStates.map(isOpenForJoin)).toEqual([true, true, false])
})

test('neither is null on the wire and is read back', () => {
  expect(joiningStates.map(infoOfJoining)).toEqual(['join', 'switch', null])
  for (const joining of joiningStates) expect(joiningOfInfo(infoOfJoining(joining))).toBe(joining)
  expect(joiningOfInfo(undefined)).toBe('neither')
})

test('Ready To: “both” matches candidates open to any work, “off” the others', () => {
  const matching = readyToValues.map((readyTo) => joiningStates.filter((joining) => matchesReadyTo(joining, readyTo)))
  expect(matching).toEqual([['join', 'switch'], ['join'], ['switch'], ['neither']])
})
