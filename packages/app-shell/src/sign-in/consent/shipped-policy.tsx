import type { ConsentKind } from '@pramaan/domain/consent'
import { useShellTexts } from '../../texts/use-shell-texts.ts'

const sections = {
  privacy: ['what', 'why', 'who', 'howLong', 'rights'],
  terms: ['service', 'you', 'verification', 'payments', 'ending'],
} as const

/** The first version of a text, shipped with the apps: sections with a title and a text, in the current language. */
export function useShippedPolicy(kind: ConsentKind) {
  const t = useShellTexts()
  return sections[kind].map((section) => ({
    title: t(`consent.${section}.title`),
    text: t(`consent.${section}.text`),
  }))
}

/** The first version of a text, shown before people agree to it (D11). */
export function ShippedPolicy({ kind }: { kind: ConsentKind }) {
  return (
    <dl className="flex flex-col gap-4">
      {useShippedPolicy(kind).map(({ title, text }) => (
        <div key={title}>
          <dt className="font-semibold">{title}</dt>
          <dd className="text-ink-muted">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
