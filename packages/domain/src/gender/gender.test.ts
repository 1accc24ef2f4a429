import { expect, test } from 'vitest'
import { genders } from './gender.ts'

test('the genders offered are Male, Female and Other', () => {
  expect(genders).toEqual(['Male', 'Female', 'Other'])
})
