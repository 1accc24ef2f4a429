import { Alert } from '@pramaan/ui/alert'
import { Button } from '@pramaan/ui/button'
import { Copy } from 'lucide-react'
import { useTexts } from '../../../texts/use-texts.ts'
import { useCopy } from '../../../use-copy.ts'

/** The payment link of the order just placed, to share. */
export function NewPaymentLink({ link }: { link: string }) {
  const t = useTexts()
  const copy = useCopy()
  return (
    <Alert
      title={t('orders.link')}
      action={
        <Button tone="quiet" size="sm" icon={<Copy />} onClick={() => void copy(link)}>
          {t('orders.link.copy')}
        </Button>
      }
    >
      <span className="wrap-anywhere">{link}</span>
    </Alert>
  )
}
