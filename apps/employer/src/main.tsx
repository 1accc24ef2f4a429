import manifest from 'virtual:contract'
import { mountApp } from '@pramaan/app-shell/mount/mount-app.tsx'
import { routes } from './routes.tsx'
import './styles.css'
import { firstTexts } from './texts/first.ts'
import { translations } from './texts/translations.ts'

void mountApp(routes, firstTexts, manifest, translations, () => import('./texts/en.ts').then((m) => m.texts))
