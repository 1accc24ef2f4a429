import type { ConsentKind } from '@pramaan/domain/consent'
import { Dialog } from '@pramaan/ui/dialog'
import { useKitTexts } from '../texts/use-kit-texts.ts'

const sections = {
  privacy: ['what', 'why', 'who', 'howLong', 'rights'],
  terms: ['service', 'you', 'verification', 'payments', 'ending'],
} as const

/** The text of the privacy policy or of the terms (document 000 §2, D11). */
export function PolicyDialog({ kind, onClose }: { kind: ConsentKind; onClose: () => void }) {
  const t = useKitTexts()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="md"
      title={t(`consent.${kind}.title`)}
      description={t(`consent.${kind}.intro`)}
    >
      <dl className="flex flex-col gap-4">
        {sections[kind].map((section) => (
          <div key={section}>
            <dt className="font-semibold">{t(`consent.${section}.title`)}</dt>
            <dd className="text-ink-muted">{t(`consent.${section}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
