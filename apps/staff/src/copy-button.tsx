import { Button } from '@pramaan/ui/button'
import { Check, Copy } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTexts } from './texts/use-texts.ts'
import { useCopy } from './use-copy.ts'

/** Props of `CopyButton`: the link, the button's text, and its name if there are several on a page. */
type CopyButtonProps = { link: string; children: ReactNode; label?: string; className?: string }

const confirmedFor = 3000

/** Copies a link and shows 'Copied' for a moment. */
export function CopyButton({ link, children, label, className }: CopyButtonProps) {
  const t = useTexts()
  const copy = useCopy()
  const [copied, setCopied] = useState(false)
  const ending = useRef<ReturnType<typeof setTimeout>>(undefined)
  const press = async () => {
    if (!(await copy(link))) return
    setCopied(true)
    clearTimeout(ending.current)
    ending.current = setTimeout(() => setCopied(false), confirmedFor)
  }
  return (
    <Button
      tone="quiet"
      size="xs"
      className={className}
      icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
      aria-label={copied ? undefined : label}
      onClick={() => void press()}
    >
      {copied ? t('copy.done') : children}
    </Button>
  )
}
