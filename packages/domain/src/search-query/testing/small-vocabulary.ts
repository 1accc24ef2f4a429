import { type Concept, type ConceptKind, vocabularyOf } from '../../concept/concept.ts'
import { partText as textWith } from '../passes/reading-text.ts'
import type { QueryPart } from '../query-parts.ts'

const lists: Readonly<Record<ConceptKind, string>> = {
  title: `Java Developer|java programmer|जावा डेवलपर
    Software Developer|software engineer|SDE|programmer
    Python Developer
    Backend Developer
    Frontend Developer|front end engineer
    Telecaller|tele caller|tele calling executive|टेलीकॉलर
    Customer Support Executive|customer care executive|CSE|कस्टमर केयर
    Accountant|accounts executive|account assistant|अकाउंटेंट|लेखापाल
    Sales Executive|sales officer|सेल्स एग्जीक्यूटिव
    Digital Marketing Executive
    Data Entry Operator|DEO|data entry|डाटा एंट्री ऑपरेटर
    Mechanical Engineer|mech engineer
    Civil Engineer|site engineer
    Staff Nurse|nurse|नर्स|परिचारिका
    Electrician|इलेक्ट्रीशियन|वीजतंत्री
    Driver|chauffeur|ड्राइवर|चालक
    Teacher|शिक्षक|shikshak
    HR Executive|human resource executive
    UX Designer|ui ux designer
    Receptionist|front desk executive|रिसेप्शनिस्ट
    Delivery Boy|delivery executive|डिलीवरी बॉय
    Security Guard|watchman|सिक्योरिटी गार्ड|सुरक्षा रक्षक|chowkidar`,
  skill: `Java|जावा
    JavaScript|js
    Python
    Node.js
    C
    C++
    C#
    .NET
    R
    React|react js
    Go|golang
    PHP
    WordPress
    SQL|mysql
    Excel|ms excel|advanced excel|एक्सेल
    Tally|tally prime|tally erp 9|टैली
    GST|जीएसटी
    Sales|सेल्स|विक्री
    Digital Marketing
    Machine Learning|ML
    SEO
    AutoCAD|auto cad
    Welding|वेल्डिंग
    SAP
    English|अंग्रेजी|इंग्रजी
    Remote Sensing`,
  city: `Pune|पुणे|poona
    Mumbai|bombay|मुंबई
    Navi Mumbai|नवी मुंबई|new bombay
    Thane|ठाणे
    Nagpur|नागपूर|नागपुर
    Nashik|nasik|नाशिक
    Delhi|new delhi|दिल्ली
    Bengaluru|bangalore|बेंगलुरु
    Kolhapur|कोल्हापूर
    Goa|गोवा`,
  degree: `B.Com|bachelor of commerce|बी कॉम
    B.E.|bachelor of engineering
    M.E.|master of engineering
    B.Tech
    ITI|आईटीआई|आयटीआय
    12th Pass|12th|hsc|बारावी
    Diploma`,
  domain: `Information Technology|IT
    Banking|बैंकिंग
    Mechanical|mech
    Real Estate`,
}

let next = 1
const concepts: Concept[] = Object.entries(lists).flatMap(([kind, lines]) =>
  lines.split('\n').map((line) => {
    const [label = '', ...aliases] = line.trim().split('|')
    return { id: next++, kind: kind as ConceptKind, label, aliases, broader: [], near: [], core: [] }
  }),
)

/** A vocabulary small enough to read next to a test. */
export const smallVocabulary = vocabularyOf(concepts)

/** A part as tests write it, see the text of readings. */
export function partText(part: QueryPart): string {
  return textWith(part, smallVocabulary)
}
