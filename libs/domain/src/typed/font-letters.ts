/**
 * The letters of the fonts that set paper: each stretch as the distance from the end of the one before, and by how much
 * it goes on, in base 36. A test of the backend holds them against the fonts themselves (CRT-3).
 */
export const fontLetters = {
  Vazirmatn: `
    w+2m y+67 g 3 e+1 e+1 1s a+5 p+3 s y 2r a+1 2 f+5 m d+1 2 6 6 k kp+1 3+2 3 6 4 2+p 3 3+o 2+1 5+h 3 5 3 2 3 4+1
    2+1 8 2 2+1 2 2 6+1 3 5+4 2 6 5 2+2 2+3 3+a 2+3 7+2 b 7+9 2x+1 4v1+l 2+7 2+2 3+2 3+6 2+1 6+1 2 8 1c b 10+1 2+6
    5 8+1 2+1 20 e 3 c 4 8 19+3 4k 4 8+1 2+1 3 5 4 d t o 4+1 o5 2 1645+3 24+1 5+3 d+7 d+3 b+d 9+1 6 2+a e+1 j+9
    2+1 3+1 5+1 j+3 8v+1 4z a 38+4 2+3q 3 71+1 2`,
  NotoSans: `
    w+2m y+k7 3+5 5+6 2 2+j 2+1q f+8v r5+3j 1h8 1x1+g 5 2+7 c2+8 3c+6x 2+7u 3+5 3+11 3+5 3+7 2 2 2 2+u 3+1g 2+e
    2+d 3+5 2+i 3+2 2+8 2+2s 2+b 3+q 2+c 4+w 1c g+2n 10+1 5 3t qi 1as+v 9t+3h noj+2n 2p+5m 6+1 2 2+4 p+d 74 1b
    ea+1n fpx+6 l6 w+f 5s 71+1 1hf+5 2+15 2+8 16iu+u`,
  NotoSansHans: `
    w+2m y+2r d+3 7+1 d+3 o+1 3+1 4+3 3+1 l+5 11 e+1 e+1 t+f s+1 2g g 2u 2+2 e 54+g 2+6 8+g 2+6 1k f+1r 2 54d+1
    2p+2h 7d+1 d+6 2+2 2+2 2+2 3+2 9 2+1 2 4+3 6 5+2 8 2g 3 1d+1 y 3 2 4+1 5 4 3 b+1 4+1 4 3 7 6 11+b 5+b l+9 v+1
    b+2 5+1 4 2 2 i+3 c b 2+1 2+6 4 2+2 2 5 3+3 3 2+9 6+3 6 6 2 3 4 6 e+2 2+3 3+1 3+1 3+1 3+1 b+5 3+1 a+4 7 5 q
    r+1 16+2 b 6 h+1 3q+1 d+e 2 c+1 20 1p+97 6+2 3+1 5+1 3+1 5+6 2+5 f+4 9 h+3 2+1 3 5+1 7+1 5+3 g h+2 u+f 3+b z
    t+1 1w h 7 z 2+1 m w+9 y b7+1 3u 1n+1 7e+2 j m8+1 1x+p 2+2g d+5x r+b 5+1r 2+2d 3+2u 6+14 4+1e 2+15 2+16 6+z
    d+1a 2+66 2+17 2+58o 23+g5s hm8+3 2+1 5+1 c 9 c 2 2+4 2+3 9 4+1 2 4 4+1 b 4+5 7 4 2 6+1 3+2 4+1 5+2 2 5 2 3 m
    5 4 4 2+1 2 5+1 a 8+1 5+2 2+2 5 b+1 5 3 5 3+3 2 2+1 1o k+1 4i+4 lo+9 n+y 2+i 2+3 46+59 4+5 3+5 3+5 3+2 4+6 2+6
    1bma+a 6+u 2+1n 5+16 2u+2 e+16 6+8 8+1 2t2 2 1v 48 xw 26 196 1ca 3d ck 3w8 2f0 1cc+1 az rf 1d7 6q 4i 24 221 1c
    1y 10v sg ne h8 dl 7a d1 ej 5h 2hd 1dx 1u sv hc t 97 o9 72 8 2 3 cb 3u 1k6 b5 1gu 5 9 1n5 7y s 7t 6 y 11m at+1
    f+1 51 7n 2r c 3 b 3r c 3 26 3q 8 7 3 k+1 14 3c+1 4 1g d 14+1 9+2 2 2 2x+1 n 1s 58 s x j 3 a 4 i 4c en 48 3 q
    7 48 9o g 34 1e e8+1 3j x 7f 4 w 3n c s 37 1w 6 3 84 c 3 4r 5t 5 9 8 2+2 2 j 8+1 69 3 34 y 1o 64 5 3 i k 3 j
    6d c 33 18 3k 4+1 3 7+1 2 4 2 9 4 c+1 9 5 3 3 4 3 2 4 1h e+1 e 3s 9 46+1 7 2 3+1 7 3l 2 2+1 f+1 8 5+1 13 1v 2
    9 3 4 2a c b`,
} as const;
