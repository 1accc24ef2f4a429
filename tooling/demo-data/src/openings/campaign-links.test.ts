import { slugPattern, whyNotCampaign } from '@pramaan/domain/campaign-link'
import { dayOf } from '@pramaan/domain/india-day'
import { expect, test } from 'vitest'
import { candidateAt } from '../people/candidate.ts'
import { demoSeed, firstIds } from '../world.ts'
import { campaignLinksOf } from './campaign-links.ts'

const world = { seed: demoSeed, candidates: 2000, now: new Date('2026-11-21T06:30:00.000Z') }
const { links, opens, signUps } = campaignLinksOf(world)

test('campaign links lead where a link may lead, under short names of their own, and one is switched off', () => {
  expect(links.flatMap(({ values }) => whyNotCampaign(values) ?? [])).toEqual([])
  expect(
    links.filter(({ slug, src, values }) => !slugPattern.test(slug) || src !== slug || values.src !== src),
  ).toEqual([])
  expect(new Set(links.map(({ slug }) => slug)).size).toBe(links.length)
  expect(links.filter(({ disabledAt }) => disabledAt !== null)).toHaveLength(1)
})

test('every link was opened while it was open, at least as often as a person registered by it, once a person', () => {
  expect(new Set(signUps.map(({ accountId }) => accountId)).size).toBe(signUps.length)
  expect(signUps.length).toBeGreaterThan(15)
  for (const { id, createdAt, disabledAt } of links) {
    const days = opens.filter(({ linkId }) => linkId === id)
    expect(days.length).toBeGreaterThan(0)
    expect(days.filter(({ day }) => day < dayOf(createdAt) || day > dayOf(disabledAt ?? world.now))).toEqual([])
    for (const { accountId, at } of signUps.filter(({ linkId }) => linkId === id)) {
      const isCandidate = accountId >= firstIds.candidate
      if (isCandidate) expect(at).toEqual(candidateAt(world, accountId - firstIds.candidate).account.createdAt)
      expect(days.find(({ day }) => day === dayOf(at))?.count).toBeGreaterThan(0)
    }
  }
})

test('an old link is opened less than when it was new', () => {
  const days = opens.filter(({ linkId }) => linkId === links.find(({ name }) => name === 'College fair Satara')?.id)
  const sum = (list: typeof days) => list.reduce((total, { count }) => total + count, 0)
  expect(sum(days.slice(0, 20))).toBeGreaterThan(3 * sum(days.slice(-20)))
})
