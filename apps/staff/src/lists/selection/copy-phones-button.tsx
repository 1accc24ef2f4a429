import { copyText } from '@pramaan/app-shell/platform/copy-text.ts'
import { BulkButton } from '@pramaan/ui/bulk-bar'
import { showToast } from '@pramaan/ui/toaster'
import { Copy } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'

/** Copies the phone numbers of the chosen rows, one a line, for lists that show them. */
export function CopyPhonesButton({ people }: { people: readonly { Phone: string | null }[] }) {
  const t = useTexts()
  const phones = people.flatMap(({ Phone }) => Phone ?? [])
  const copy = async () => {
    const isCopied = await copyText(phones.join('\n'))
    showToast(
      isCopied
        ? { text: t('bulk.phones.copied', { count: phones.length }), tone: 'success' }
        : { text: t('bulk.phones.failed'), tone: 'danger' },
    )
  }
  return (
    <BulkButton icon={<Copy />} reason={phones.length === 0 && t('bulk.phones.none')} onClick={() => void copy()}>
      {t('bulk.phones')}
    </BulkButton>
  )
}
