import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isCluster, setAsideBroken } from './data-folder.ts'

let root: string
let folder: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'folder-'))
  folder = join(root, 'postgres')
  mkdirSync(join(folder, 'global'), { recursive: true })
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a folder is a cluster only with PG_VERSION and global/pg_control', () => {
  expect(isCluster(folder)).toBe(false)
  writeFileSync(join(folder, 'PG_VERSION'), '18\n')
  expect(isCluster(folder)).toBe(false)
  writeFileSync(join(folder, 'global', 'pg_control'), '')
  expect(isCluster(folder)).toBe(true)
})

test('a complete cluster is never moved', () => {
  writeFileSync(join(folder, 'PG_VERSION'), '18\n')
  writeFileSync(join(folder, 'global', 'pg_control'), '')
  expect(setAsideBroken(folder)).toBeUndefined()
  expect(isCluster(folder)).toBe(true)
})

test('the remains of an interrupted first start are moved aside under the next free number with all content', () => {
  mkdirSync(`${folder}.broken-1`)
  writeFileSync(join(folder, 'PG_VERSION'), '18\n')
  expect(setAsideBroken(folder)).toBe(`${folder}.broken-2`)
  expect(readFileSync(join(`${folder}.broken-2`, 'PG_VERSION'), 'utf8')).toBe('18\n')
  expect(existsSync(folder)).toBe(false)
})

test('a missing or empty folder is left alone', () => {
  rmSync(folder, { recursive: true })
  expect(setAsideBroken(folder)).toBeUndefined()
  mkdirSync(folder)
  expect(setAsideBroken(folder)).toBeUndefined()
})
