import { expect, test } from 'vitest'
import { citiesAround, cityKey, cityName, isSameCity, namesOfCity } from './city.ts'

test.each([
  ['  Pune ', 'pune'],
  ['Navi  Mumbai', 'navi mumbai'],
  ['Pune, Maharashtra, India', 'pune'],
  ['पुणे', 'पुणे'],
])('the city %j is compared as %j', (city, key) => {
  expect(cityKey(city)).toBe(key)
  expect(cityName(city).toLowerCase()).toBe(key)
})

test.each([
  ['Bengaluru', ['Bangalore', 'Bengaluru']],
  ['bombay', ['Mumbai', 'Bombay']],
  ['Delhi', ['Delhi', 'New Delhi']],
  [' Nagpur ', ['Nagpur']],
])('%s is found by its old and its new name, the one of our lists first', (city, all) => {
  expect(namesOfCity(city)).toEqual(all)
})

test.each([
  ['Panvel', 'Navi Mumbai', true],
  ['Bombay', 'Thane', true],
  ['Gurgaon', 'Noida', true],
  ['Pune', 'Mumbai', false],
  ['Satara', 'Pune', false],
])('%s and %s are in one area: %s', (city, other, near) => {
  expect(citiesAround(city).includes(other)).toBe(near)
  expect(citiesAround(other).includes(namesOfCity(city)[0] ?? '')).toBe(near)
})

test('two names mean the same city by its old and new name, and whatever their case', () => {
  expect([isSameCity('Bengaluru', 'bangalore'), isSameCity('Nagpur', 'NAGPUR'), isSameCity('Mumbai', 'Thane')]).toEqual(
    [true, true, false],
  )
})

test('a city is not in its own neighbourhood, under any of its names', () => {
  expect(citiesAround('Bombay')).not.toContain('Mumbai')
  expect(citiesAround('Satara')).toEqual([])
})
