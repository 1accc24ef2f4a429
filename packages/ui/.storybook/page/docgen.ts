import type { ComponentType } from 'react'

/** The type of a property, as Storybook reads it from the source. */
type TypeNode = {
  name: string
  raw?: string
  value?: string
  elements?: readonly TypeNode[]
}

/** A property of a component, as Storybook reads it from the source. */
type Prop = {
  required: boolean
  description: string
  tsType?: TypeNode
  defaultValue?: { value: string }
}

type Docgen = { description?: string; props?: Readonly<Record<string, Prop>> }

/**
 * A property as its page shows it: `values` lists the possible literals; without literals `type` describes the type.
 */
export type Property = {
  name: string
  description: string
  required: boolean
  values: readonly string[]
  type: string
  byDefault: string | undefined
}

/** A component's description and own properties, read from its source. */
export function documentationOf(component: unknown): { description: string; properties: readonly Property[] } {
  const { description = '', props = {} } = docgenOf(component)
  return {
    description: inOneLine(description),
    properties: Object.entries(props).map(([name, prop]) => ({
      name,
      description: inOneLine(prop.description),
      required: prop.required,
      values: valuesOf(prop.tsType),
      type: typeOf(prop.tsType),
      byDefault: prop.defaultValue && withoutQuotes(prop.defaultValue.value),
    })),
  }
}

function docgenOf(component: unknown): Docgen {
  const found = component as (ComponentType & { __docgenInfo?: Docgen }) | undefined
  return found?.__docgenInfo ?? {}
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

const withoutQuotes = (value: string) => value.replace(/^'(.*)'$/, '$1')

const nothing = ['undefined', 'null', 'false']

function partsOf(type: TypeNode | undefined) {
  return (type?.elements ?? []).filter(({ name, value }) => !nothing.includes(value ?? name))
}

function valuesOf(type: TypeNode | undefined) {
  const parts = type?.name === 'union' ? partsOf(type) : []
  return parts.every(({ name }) => name === 'literal') ? parts.map(({ value = '' }) => withoutQuotes(value)) : []
}

const plain: Readonly<Record<string, string>> = {
  boolean: 'yes or no',
  string: 'text',
  number: 'number',
  ReactNode: 'text or elements',
  // Storybook can't parse readonly arrays.
  unknown: 'list',
}

function typeOf(type: TypeNode | undefined): string {
  if (!type) return ''
  if (type.name === 'union') {
    const parts = partsOf(type)
    const [only] = parts
    if (parts.length === 1 && only && plain[only.name] && only.name !== 'unknown') return plain[only.name] ?? ''
  }
  const known = plain[type.name]
  return known ?? (type.raw ?? type.name).replace(/ \| (undefined|null)/g, '')
}
