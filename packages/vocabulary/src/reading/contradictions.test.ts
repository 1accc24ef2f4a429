import { expect, test } from 'vitest'
import { read, readWithLists } from '../testing/read-with-lists.ts'

test.each([
  ['plc programmer siemens not allen bradley', 'Automation Engineer, phrase'],
  ['java developer not core java', 'Java Developer, phrase'],
  ['react developer not react native', 'React Developer, React Native'],
])('another name of what is asked for is not wanted as words, so that it excludes nobody else: %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test.each([
  ['automation tester not manual tester', 'Automation Test Engineer, Manual Testing'],
  ['software tester not manual tester', 'Software Test Engineer, phrase'],
])('of what the work asked for is a kind of nobody is excluded: %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test.each([
  ['plc programmer siemens not allen bradley', 'allen bradley'],
  ['java developer -"core java"', 'core java'],
  ['java developer without core java', 'core java'],
  ['java developer -java', 'java'],
])('the words are those of the name alone: %s', (text, words) => {
  const excluded = readWithLists(text).parts.filter((part) => part.kind === 'phrase' && part.excluded)
  expect(excluded).toMatchObject([{ words }])
})

test.each([
  ['bartender with flair mumbai night', 'Bartender, Mumbai'],
  ['store keeper with food stay', 'Store Keeper'],
  ['चौकीदार रात की ड्यूटी', 'Security Guard'],
  ['sales job fixed salary petrol allowance', 'Sales/Sales Executive/Sales & Business Development'],
])('hours, board and lodging and allowances are in no record: %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})

test.each([
  ['exim executive documentation nhava sheva', 'Import Export Executive, Navi Mumbai'],
  ['koregaon park hr executive', 'Koregaon Park, HR Executive'],
  ['aluminium sliding window fabricator', 'Aluminium & Glass Work, Fabricator'],
  ['service advisor maruti workshop', 'Service Advisor'],
  ['baal kaatne wala', 'Hair Stylist'],
])('a name of the lists is found where it looked like another: %s', (text, parts) => {
  expect(read(text)).toBe(parts)
})
