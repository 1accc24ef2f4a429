/** Places outside India in which people of India work: no misspelt skill and no place of ours, but words of a profile. */
export const placesAbroad: string =
  'gulf abroad overseas foreign dubai sharjah ajman fujairah abudhabi uae emirates saudi arabia riyadh jeddah dammam ' +
  'mecca medina qatar doha oman muscat kuwait bahrain manama singapore malaysia mauritius maldives nepal bhutan ' +
  'bangladesh srilanka canada australia germany russia israel japan europe africa nigeria kenya america london ' +
  'गल्फ दुबई सऊदी कतर ओमान कुवैत बहरीन विदेश परदेश परदेशात'
