import { ShippedPolicy } from '@pramaan/app-shell/sign-in/consent/shipped-policy.tsx'
import { Dialog } from '@pramaan/ui/dialog'
import { SegmentedBar } from '@pramaan/ui/segmented-bar'
import { useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import type { ConsentVersion } from './use-consent-texts.ts'

const languages = { en: 'consents.english', hi: 'consents.hindi', mr: 'consents.marathi' } as const
type Written = keyof typeof languages

/** A version of a text in each of its languages. */
export function VersionDialog({ version, onClose }: { version: ConsentVersion; onClose: () => void }) {
  const t = useTexts()
  return (
    <Dialog
      open
      size="md"
      onOpenChange={(open) => !open && onClose()}
      title={t('consents.read.title', { text: t(`consents.${version.Kind}`), version: version.Version })}
    >
      {version.Text ? <Words text={version.Text} /> : <ShippedPolicy kind={version.Kind} />}
    </Dialog>
  )
}

function Words({ text }: { text: NonNullable<ConsentVersion['Text']> }) {
  const t = useTexts()
  const written = (Object.keys(languages) as Written[]).filter((language) => text[language])
  const [language, setLanguage] = useState<Written>('en')
  return (
    <div className="flex flex-col gap-4">
      {written.length > 1 && (
        <SegmentedBar
          label={t('consents.language')}
          options={written.map((value) => ({ value, label: t(languages[value]) }))}
          value={language}
          onValue={(value) => setLanguage(written.find((known) => known === value) ?? language)}
        />
      )}
      <p lang={language} className="whitespace-pre-wrap">
        {text[language]}
      </p>
    </div>
  )
}
