import { expect, test } from 'vitest'
import { candidateCarousels, tipRotation } from './carousel-pace.ts'

test('three trainings are side by side, two below 875 px, one below 585 px; two drives, one below 585 px', () => {
  const { trainings, drives } = candidateCarousels
  expect(trainings.perPage).toEqual([{ below: 585, count: 1 }, { below: 875, count: 2 }, { count: 3 }])
  expect(drives.perPage).toEqual([{ below: 585, count: 1 }, { count: 2 }])
})

test('trainings turn every 3 seconds, five tips every 4 [C-496 C-497 E-856]', () => {
  expect(candidateCarousels.trainings.intervalMs).toBe(3000)
  expect(tipRotation).toEqual({ tips: 5, intervalMs: 4000 })
})
