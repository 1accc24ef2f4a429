import manifest from 'virtual:contract'
import { mountApp } from '@pramaan/app-shell/mount/mount-app.tsx'
import { routes } from './routes.tsx'
import './styles.css'
import { texts } from './texts/en.ts'
import { translations } from './texts/translations.ts'

void mountApp(routes, texts, manifest, translations)
