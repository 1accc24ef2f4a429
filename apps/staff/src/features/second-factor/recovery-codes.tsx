import { saveText } from '@pramaan/app-shell/csv/save-csv.ts'
import { Button } from '@pramaan/ui/button'
import { Copy, Download } from 'lucide-react'
import { useTexts } from '../../texts/use-texts.ts'
import { useCopyText } from './use-factor.ts'

/** The recovery codes, shown only once: copy, save or write down. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTexts()
  const copy = useCopyText()
  const text = `${codes.join('\n')}\n`
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3 className="text-base font-semibold">{t('secondFactor.codes.title')}</h3>
        <p className="mt-1 text-sm text-ink-muted">{t('secondFactor.codes.text')}</p>
      </div>
      <ul
        aria-label={t('secondFactor.codes.list')}
        className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-control border border-line bg-canvas p-4 text-center font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" tone="soft" icon={<Copy />} onClick={() => void copy(text, 'secondFactor.codes.copied')}>
          {t('secondFactor.codes.copy')}
        </Button>
        <Button
          size="sm"
          tone="soft"
          icon={<Download />}
          onClick={() => saveText('pramaan-recovery-codes.txt', text, 'text/plain')}
        >
          {t('secondFactor.codes.save')}
        </Button>
      </div>
      <Button onClick={onDone}>{t('secondFactor.codes.done')}</Button>
    </div>
  )
}
