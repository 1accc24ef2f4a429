import type { Property } from './docgen.ts'

/** A component's properties: what each is for, what it takes, and its default. */
export function Properties({ properties }: { properties: readonly Property[] }) {
  return (
    <dl>
      {properties.map((property) => (
        <div key={property.name} className="grid gap-x-6 gap-y-1 border-line border-t py-3 sm:grid-cols-[12rem_1fr]">
          <dt className="font-semibold">
            {property.name}
            {property.required && <span className="ml-2 font-normal text-ink-muted text-sm">required</span>}
          </dt>
          <dd>
            <WithCode text={property.description} />
            <Takes {...property} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Takes({ values, type, byDefault }: Property) {
  return (
    <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted text-sm">
      {values.length > 0 ? values.map((value) => <Code key={value}>{value}</Code>) : type}
      {byDefault !== undefined && (
        <span>
          default <Code>{byDefault}</Code>
        </span>
      )}
    </span>
  )
}

/** Renders text between backticks as code. */
function WithCode({ text }: { text: string }) {
  return text.split('`').map((part, index) => {
    const key = `${index} ${part}`
    return index % 2 === 1 ? <Code key={key}>{part}</Code> : <span key={key}>{part}</span>
  })
}

function Code({ children }: { children: string }) {
  return <code className="rounded-sm border border-line bg-canvas px-1 font-mono text-ink text-sm">{children}</code>
}
