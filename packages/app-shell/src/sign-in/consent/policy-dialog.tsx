import type { ConsentKind } from '@pramaan/domain/consent'
import { Dialog } from '@pramaan/ui/dialog'
import { Loading, SkeletonText } from '@pramaan/ui/skeleton'
import { useLanguage } from '../../texts/use-language.ts'
import { useShellTexts } from '../../texts/use-shell-texts.ts'
import { usePublishedText } from './given-consents.ts'
import { ShippedPolicy } from './shipped-policy.tsx'

/** The text of the privacy policy or of the terms (document 000 §2, D11). */
export function PolicyDialog({ kind, onClose }: { kind: ConsentKind; onClose: () => void }) {
  const t = useShellTexts()
  const { language } = useLanguage()
  const { isPending, words } = usePublishedText(kind, language)
  if (isPending || words) return <PublishedText kind={kind} words={words} onClose={onClose} />
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="md"
      title={t(`consent.${kind}.title`)}
      description={t(`consent.${kind}.intro`)}
    >
      <ShippedPolicy kind={kind} />
    </Dialog>
  )
}

type PublishedTextProps = { kind: ConsentKind; words: string | null; onClose: () => void }

/** The text that an Admin published, or skeletons while it loads. */
function PublishedText({ kind, words, onClose }: PublishedTextProps) {
  const t = useShellTexts()
  return (
    <Dialog open onOpenChange={onClose} size="md" title={t(`consent.${kind}.title`)}>
      {words === null ? (
        <Loading>
          <SkeletonText lines={8} />
        </Loading>
      ) : (
        <p className="whitespace-pre-wrap">{words}</p>
      )}
    </Dialog>
  )
}
