import eu.europa.esig.dss.enumerations.DigestAlgorithm;
import eu.europa.esig.dss.enumerations.JWSSerializationType;
import eu.europa.esig.dss.enumerations.SignatureAlgorithm;
import eu.europa.esig.dss.enumerations.SignatureLevel;
import eu.europa.esig.dss.enumerations.SignaturePackaging;
import eu.europa.esig.dss.jades.JAdESSignatureParameters;
import eu.europa.esig.dss.jades.signature.JAdESService;
import eu.europa.esig.dss.model.DSSDocument;
import eu.europa.esig.dss.model.FileDocument;
import eu.europa.esig.dss.model.SignatureValue;
import eu.europa.esig.dss.model.x509.CertificateToken;
import eu.europa.esig.dss.pades.PAdESSignatureParameters;
import eu.europa.esig.dss.pades.signature.PAdESService;
import eu.europa.esig.dss.service.crl.OnlineCRLSource;
import eu.europa.esig.dss.service.ocsp.OnlineOCSPSource;
import eu.europa.esig.dss.service.tsp.OnlineTSPSource;
import eu.europa.esig.dss.spi.DSSUtils;
import eu.europa.esig.dss.spi.client.http.NativeHTTPDataLoader;
import eu.europa.esig.dss.spi.validation.CommonCertificateVerifier;
import eu.europa.esig.dss.spi.x509.CommonTrustedCertificateSource;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.ArrayList;
import java.util.List;

/**
 * Seals with EU DSS, so that our validation judges files of another maker. Arguments: folder with root.der, seal.der,
 * issuing.der, seal.p8, payload.json and document.pdf; address of the time-stamping authority.
 */
public class Seal {
  private final Path folder;
  private final CommonCertificateVerifier verifier = new CommonCertificateVerifier();
  private final OnlineTSPSource stamps;
  private final CertificateToken leaf;
  private final List<CertificateToken> chain = new ArrayList<>();
  private final PrivateKey key;

  private Seal(Path folder, String stampingAddress) throws Exception {
    this.folder = folder;
    NativeHTTPDataLoader loader = new NativeHTTPDataLoader();
    CommonTrustedCertificateSource anchors = new CommonTrustedCertificateSource();
    CertificateToken root = certificate("root.der");
    anchors.addCertificate(root);
    verifier.setTrustedCertSources(anchors);
    verifier.setOcspSource(new OnlineOCSPSource(loader));
    verifier.setCrlSource(new OnlineCRLSource(loader));
    stamps = new OnlineTSPSource(stampingAddress);
    stamps.setDataLoader(loader);
    leaf = certificate("seal.der");
    chain.add(leaf);
    chain.add(certificate("issuing.der"));
    key = KeyFactory.getInstance("EC").generatePrivate(new PKCS8EncodedKeySpec(Files.readAllBytes(folder.resolve("seal.p8"))));
  }

  public static void main(String[] arguments) throws Exception {
    Seal seal = new Seal(Path.of(arguments[0]), arguments[1]);
    for (String level : new String[] {"B", "T", "LT", "LTA"}) {
      seal.json(level);
      seal.pdf(level);
    }
  }

  private CertificateToken certificate(String name) {
    return DSSUtils.loadCertificate(new File(folder.toFile(), name));
  }

  private SignatureValue sign(byte[] bytes) throws Exception {
    Signature signature = Signature.getInstance("SHA256withECDSA");
    signature.initSign(key);
    signature.update(bytes);
    return new SignatureValue(SignatureAlgorithm.ECDSA_SHA256, signature.sign());
  }

  private void json(String level) throws Exception {
    JAdESSignatureParameters parameters = new JAdESSignatureParameters();
    parameters.setSignatureLevel(SignatureLevel.valueOf("JAdES_BASELINE_" + level));
    parameters.setJwsSerializationType(JWSSerializationType.FLATTENED_JSON_SERIALIZATION);
    parameters.setSignaturePackaging(SignaturePackaging.ENVELOPING);
    parameters.setDigestAlgorithm(DigestAlgorithm.SHA256);
    parameters.setSigningCertificate(leaf);
    parameters.setCertificateChain(chain);
    JAdESService service = new JAdESService(verifier);
    service.setTspSource(stamps);
    DSSDocument payload = new FileDocument(folder.resolve("payload.json").toFile());
    SignatureValue value = sign(service.getDataToSign(payload, parameters).getBytes());
    service.signDocument(payload, parameters, value).save(folder.resolve("dss-" + level + ".json").toString());
  }

  private void pdf(String level) throws Exception {
    PAdESSignatureParameters parameters = new PAdESSignatureParameters();
    parameters.setSignatureLevel(SignatureLevel.valueOf("PAdES_BASELINE_" + level));
    parameters.setDigestAlgorithm(DigestAlgorithm.SHA256);
    parameters.setSigningCertificate(leaf);
    parameters.setCertificateChain(chain);
    PAdESService service = new PAdESService(verifier);
    service.setTspSource(stamps);
    DSSDocument document = new FileDocument(folder.resolve("document.pdf").toFile());
    SignatureValue value = sign(service.getDataToSign(document, parameters).getBytes());
    service.signDocument(document, parameters, value).save(folder.resolve("dss-" + level + ".pdf").toString());
  }
}
