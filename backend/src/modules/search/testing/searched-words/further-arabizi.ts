import { pairs, type TypedAs } from './typed-as.js';

export const furtherArabizi: TypedAs = pairs(`محاسبة = mo7asba | mu7asaba | muhasaba | mo7asabah
تصوير = ta9weer | taswir | tasweer | ta9wir
خياطة = 5iyata | khiyata | 5ayata | khayata
حدادة = 7dada | 7idada | hidada
نجارة = nijara | njara | najara
كهرباء = kahraba2 | kahraba | kahrabaa
سباكة = sibaka | sbaka | sebaka
ميكانيك = mikanik | mekaneek | mikaneek
إسعاف = is3af | es3af | esaaf
تمريض = tamreed | tamri9' | tamrid
صيدلة = 9aydala | saydala | 9aidala
زراعة = zira3a | zera3a | ziraa3a
تربية = tarbiya | tarbeya | tarbiyya
موسيقى = mosi8a | musiqa | mosiqa
رياضيات = riya9iyat | riyadiyat | reyadiyat
فيزياء = fizya2 | fizyaa | fizya
تاريخ = tari5 | tarikh | tareekh
جغرافيا = jo3rafya | joghrafia | jughrafya
قانون = 8anoon | qanoon | qanun
تجارة = tijara | tejara | tijarah
تسويق = tasweeq | taswi8 | tasweek
خوارزميات = 5awarizmiyat | khawarizmiyat
شبكات = shabakat | shbakat | chabakat
حاسوب = 7asoob | hasoub | 7asub
مقابلة = mu8abala | mo2abla | muqabala
وظائف = wa9'a2ef | waza2if | wadhaif
مهارات = maharat | mharat | maharaat
ترجمة = tarjama | tarjamah | targama
خط = 5at | khatt | kha6
طبخ = 6ab5 | tabkh | 6abkh
عطور = 3o6oor | 3utur | 3otoor
صابون = 9aboon | saboun | sabun`);
